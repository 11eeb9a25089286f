/** What a gateway under the clock of the faults says each time that it has grown older. */
export const GROWN = 'two hours have passed';
