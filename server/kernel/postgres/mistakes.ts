let areThrown = process.env.NODE_ENV !== 'production'

/** Whether programming errors throw, as in development and tests, or are logged, as in a live shop. */
export function throwMistakes(isWanted: boolean): void {
  areThrown = isWanted
}

/** @throws the error in development and tests */
export function throwIfSought(mistake: Error): void {
  if (areThrown) throw mistake
}
