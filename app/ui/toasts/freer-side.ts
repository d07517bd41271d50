export type Side = 'left' | 'right'

/** In px, for a toast of four lines and its distance to the edges. */
const [width, height, edge] = [356, 130, 20]
const columns = Array.from({ length: 9 }, (_, index) => ((index + 0.5) * width) / 9)
const rows = Array.from({ length: 6 }, (_, index) => ((index + 0.5) * height) / 6)

const pressable = 'a, button, input, select, textarea, summary, [role=button], [contenteditable=true]'
/** The button just pressed is often pressed again if it did not work. */
const main = 'main [type=submit]'

/** The bottom corner of the window where a toast covers fewer controls; the right one if both are equal. */
export const freerSide = (): Side => (covered('left') < covered('right') ? 'left' : 'right')

function covered(side: Side): number {
  const left = side === 'left' ? edge : window.innerWidth - edge - width
  const top = window.innerHeight - edge - height
  let sum = 0
  for (const x of columns)
    for (const y of rows) {
      const below = document
        .elementsFromPoint(left + x, top + y)
        .find((element) => !element.closest('[data-sonner-toaster]'))
      if (below?.closest(pressable)) sum += below.closest(main) ? 4 : 1
    }
  return sum
}
