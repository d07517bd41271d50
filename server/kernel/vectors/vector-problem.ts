/** A file that cannot be drawn, by its own fault. */
export class VectorProblem extends Error {
  readonly reason: 'locked' | 'damaged' | 'too_large'

  constructor(reason: VectorProblem['reason']) {
    super(`This drawing cannot be drawn: ${reason}`)
    this.name = 'VectorProblem'
    this.reason = reason
  }
}
