/** Whether this code runs in the gateway. A constant of the build, so that the other side's code is left out. */
export const isServer: boolean = import.meta.env.SSR;
