/** Does a part of the fill unless it is done already; killed in the middle of it, nothing of it is there. */
export type Step = (name: string, work: () => Promise<void>) => Promise<void>
