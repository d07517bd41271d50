import { printableWidth } from '#domain/orders/roll.ts'
import { printDpi } from '#domain/units.ts'
import type { RollsData } from './rolls-data.ts'

type Waiting = RollsData['waiting'][number]
type Item = Pick<Waiting, 'printer'> & { parts: Pick<Waiting['parts'][number], 'widthPx' | 'heightPx'>[] }
type Film = Pick<RollsData['printers'][number], 'id' | 'filmWidthInches' | 'sideMarginInches'>

/** What was given to no other printer on the board, and lies between its film's margins, upright or on its side. */
export const suitsPrinter = ({ printer, parts }: Item, { id, ...film }: Film): boolean =>
  (printer === null || printer.id === id) &&
  parts.every(({ widthPx, heightPx }) => Math.min(widthPx, heightPx) <= printableWidth(film) * printDpi)
