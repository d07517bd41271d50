/** An error that the person at the terminal can fix. The message is for them: what is wrong, and what to do. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
