/** A file that can't be drawn because of its own content. */
export class VectorProblem extends Error {
  readonly reason: 'locked' | 'damaged' | 'too_large'

  constructor(reason: VectorProblem['reason']) {
    super(`This drawing cannot be rendered: ${reason}`)
    this.name = 'VectorProblem'
    this.reason = reason
  }
}
