import type { Mark, PageOfMarks } from '#tests/harness/printed/marks-of-pdf.ts'

/** Points that every office printer can print up to at a sheet's edges, as label printers can with 1/8 in. */
const edge = 9

/** Points by which two things may overlap: less than a hair. */
const slack = 0.6

const isOver = (one: Mark, other: Mark): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack

const hasGround = ({ kind }: Mark): boolean => kind === 'picture' || kind === 'fill'

/** The four sides of a stroke's bounding box; for a straight line it is the same one four times. */
const sidesOf = ({ left, top, right, bottom }: Mark): Pick<Mark, 'left' | 'top' | 'right' | 'bottom'>[] => [
  { left, right, top, bottom: top },
  { left, right, top: bottom, bottom },
  { left, right: left, top, bottom },
  { left: right, right, top, bottom },
]

const crosses = (stroke: Mark, words: Mark): boolean =>
  sidesOf(stroke).some(
    ({ left, top, right, bottom }) =>
      right > words.left + slack &&
      left < words.right - slack &&
      bottom > words.top + slack &&
      top < words.bottom - slack,
  )

/** Anything unreadable on these pages, or outside the paper. */
export function problemsOn(pages: readonly PageOfMarks[]): string[] {
  return pages.flatMap(({ width, height, marks }, at) => {
    const tell = (problem: string): string => `page ${at + 1}: ${problem}`
    const words = marks.filter(({ kind }) => kind === 'words')
    if (words.length === 0) return [tell('is empty')]
    const outside = marks
      .filter(
        ({ kind, left, top, right, bottom }) =>
          kind !== 'fill' && (left < edge || top < edge || right > width - edge || bottom > height - edge),
      )
      .map(({ kind, words }) => tell(`${kind} ${words} is not on the paper`))
    const cut = words.filter(({ isCut }) => isCut).map(({ words }) => tell(`"${words}" is cut`))
    const behind = words.flatMap((one) => {
      const at = marks.indexOf(one)
      const ground = marks.findLastIndex(
        (other, drawn) => drawn < at && hasGround(other) && isOver(one, other),
      )
      const isOnPicture = marks[ground]?.kind === 'picture'
      const others = marks.slice(ground + 1).filter((other) => other !== one)
      const later = marks.slice(at + 1)
      const onIt = later.find((other) => other.kind === 'words' && isOver(one, other))
      const stroke = others.find((other) => other.kind === 'stroke' && crosses(other, one))
      return [
        onIt && `"${one.words}" and "${onIt.words}" lie on each other`,
        later.some((other) => hasGround(other) && isOver(one, other)) && `"${one.words}" is painted over`,
        isOnPicture && `"${one.words}" lies on a picture without a ground of its own`,
        stroke && `"${one.words}" is crossed by a line`,
      ].flatMap((problem) => (problem ? [tell(problem)] : []))
    })
    return [...outside, ...cut, ...behind]
  })
}
