let areThrown = process.env.NODE_ENV !== 'production'

/** Whether mistakes of ours throw, as they do in development and in tests, or are told, as in an open shop. */
export function throwMistakes(isWanted: boolean): void {
  areThrown = isWanted
}

/** @throws the mistake where we look for some */
export function throwIfSought(mistake: Error): void {
  if (areThrown) throw mistake
}
