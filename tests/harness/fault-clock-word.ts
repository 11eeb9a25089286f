/** Printed by a gateway each time that the fault clock has moved. */
export const GROWN = 'two hours have passed';
