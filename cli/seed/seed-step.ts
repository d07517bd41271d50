/** A part of the fill, done once; if it is killed midway, nothing of it is kept. */
export type Step = { name: string; work(): Promise<void> }
