/** What a gateway under the fault clock prints each time that it has become older. */
export const GROWN = 'two hours have passed';
