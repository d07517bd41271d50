import { headerStripHeight } from '#domain/content/header-strip-height.ts'
import { printableWidth } from '#domain/orders/roll.ts'
import { printDpi } from '#domain/units.ts'
import type { ValueOf } from '#server/operations.ts'
import type { RollsData } from './rolls-data.ts'

type Waiting = RollsData['waiting'][number]
type Part = Pick<Waiting['parts'][number], 'widthPx' | 'heightPx'>
type Printer = RollsData['printers'][number]
type Film = Pick<Printer, 'id' | 'filmWidthInches' | 'sideMarginInches' | 'maxLengthInches'>
type Reason = ValueOf<'rolls.propose'>['left'][number]['reason']

/**
 * Whether the board has not assigned an item to another printer, and it fits on this one's longest roll, upright or on
 * its side.
 */
export const suitsPrinter = (
  { printer, parts }: Pick<Waiting, 'printer'> & { parts: readonly Part[] },
  film: Film,
): boolean =>
  (printer === null || printer.id === film.id) && parts.every((part) => whyNever(part, film) === null)

/** Why a piece can never be laid on this film, however empty it is. */
function whyNever({ widthPx, heightPx }: Part, film: Omit<Film, 'id'>): 'too_wide' | 'too_long' | null {
  const width = printableWidth(film) * printDpi
  const [short, long] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)]
  if (short > width) return 'too_wide'
  return (long > width ? long : short) > lengthOf(film) * printDpi ? 'too_long' : null
}

/** Length available for pieces on its longest roll, in inches. */
const lengthOf = ({ maxLengthInches }: Pick<Film, 'maxLengthInches'>): number =>
  maxLengthInches - headerStripHeight

export type NotLaid = { copies: number; reason: Reason }

/**
 * Chosen pieces that will certainly not be on this printer's next roll. The number that don't fit among those that suit
 * it is a lower bound by area, which doesn't hold for outlines that interlock.
 */
export function certainlyNotLaid(
  chosen: readonly { copies: number; parts: readonly Part[] }[],
  { gapInches: gap, packing, ...film }: Omit<Film, 'id'> & Pick<Printer, 'gapInches' | 'packing'>,
): NotLaid[] {
  const pieces = chosen.flatMap(({ copies, parts }) =>
    parts.map((part) => ({ part, copies, reason: whyNever(part, film) })),
  )
  const never = pieces.flatMap(({ copies, reason }) => (reason ? [{ copies, reason }] : []))
  if (packing !== 'boxes') return never
  const takes = pieces.flatMap(({ part: { widthPx, heightPx }, copies, reason }) =>
    reason
      ? []
      : Array.from({ length: copies }, () => (widthPx / printDpi + gap) * (heightPx / printDpi + gap)),
  )
  let filmLeft = (printableWidth(film) + gap) * (lengthOf(film) + gap)
  const full = takes
    .toSorted((one, other) => one - other)
    .filter((area) => {
      filmLeft -= area
      return filmLeft < 0
    })
  return full.length > 0 ? [...never, { copies: full.length, reason: 'full' }] : never
}

/** "1 is wider than the film of Epson; 3 wait for the next roll"; null if everything is laid. */
export function notLaidWords(left: readonly NotLaid[], printer: string, isLeast = false): string | null {
  const words = (['too_wide', 'too_long', 'full'] as const).flatMap((reason) => {
    const count = left.reduce((sum, one) => sum + (one.reason === reason ? one.copies : 0), 0)
    return count > 0 ? [reasonWords[reason](count, printer, isLeast)] : []
  })
  return words.length > 0 ? words.join('; ') : null
}

const reasonWords: Record<Reason, (count: number, printer: string, isLeast: boolean) => string> = {
  too_wide: (count, printer) => `${count} ${count === 1 ? 'is' : 'are'} wider than the film of ${printer}`,
  too_long: (count, printer) =>
    `${count} ${count === 1 ? 'is' : 'are'} longer than the longest roll of ${printer}`,
  full: (count, _printer, isLeast) =>
    `${isLeast ? 'at least ' : ''}${count} ${count === 1 ? 'waits' : 'wait'} for the next roll`,
}
