/** Carrier of the simulated shop, for goods and phones. */
export const carrier = '가온택배';
