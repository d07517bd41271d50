/** One layout of boxes, in grid steps. Packers overwrite it: copy it to keep it. */
export type Layout = {
  count: number
  height: number
  readonly kind: Int32Array
  readonly turned: Uint8Array
  readonly x: Float64Array
  readonly y: Float64Array
}

export const createLayout = (size: number): Layout => ({
  count: 0,
  height: 0,
  kind: new Int32Array(size),
  turned: new Uint8Array(size),
  x: new Float64Array(size),
  y: new Float64Array(size),
})

export const copyLayout = (from: Layout, to: Layout) => {
  to.count = from.count
  to.height = from.height
  to.kind.set(from.kind)
  to.turned.set(from.turned)
  to.x.set(from.x)
  to.y.set(from.y)
}
