/** Marks the pixels connected to the image's edge through similar pixels (4-connected). */
export function markFromEdge(width: number, height: number, isColor: (at: number) => boolean): Uint8Array {
  const marks = new Uint8Array(width * height)
  const waiting: number[] = []
  const visit = (at: number): void => {
    if (marks[at] === 1 || !isColor(at)) return
    marks[at] = 1
    waiting.push(at)
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
  return marks
}
