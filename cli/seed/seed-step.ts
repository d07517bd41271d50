/** A part of the fill, done once; killed in the middle of it, nothing of it is there. */
export type Step = { name: string; work(): Promise<void> }
