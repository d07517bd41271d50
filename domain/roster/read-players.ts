import {
  type ColumnMapping,
  mostCopies,
  mostPlayers,
  type Player,
  type RosterField,
  rosterFields,
} from './roster.ts'

/** A problem with one line; the others are still accepted. */
export type LineProblem = { line: number; message: string }

export type ReadRoster = {
  players: readonly Player[]
  /** Lines that are skipped. */
  problems: readonly LineProblem[]
  /** Lines that are accepted but worth checking, such as possible duplicates. */
  doubts: readonly LineProblem[]
}

const longestName = 40
const longestNumber = 6

const headings: Record<RosterField, readonly string[]> = {
  number: ['number', 'no', 'no.', '#', 'nr', 'num', 'jersey', 'jersey number', 'player number'],
  name: ['name', 'player', 'player name', 'last name', 'surname', 'lastname'],
  size: ['size', 'shirt size', 'jersey size', 'age', 'group'],
  quantity: ['quantity', 'qty', 'count', 'copies', 'pieces', 'amount'],
}

const none: ColumnMapping = { name: null, number: null, size: null, quantity: null }

/** Assigns columns by their headings, or else by their contents. */
export function guessColumns(rows: readonly (readonly string[])[]): {
  columns: ColumnMapping
  hasHeader: boolean
} {
  const head = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase())
  const columns = { ...none }
  for (const field of rosterFields) {
    const at = head.findIndex((cell) => headings[field].includes(cell))
    if (at !== -1) columns[field] = at
  }
  if (Object.values(columns).some((at) => at !== null)) return { columns, hasHeader: true }
  return { columns: guessByContent(rows), hasHeader: false }
}

/** The first column of numbers is the number, the first with text the name, the next with text the size. */
function guessByContent(rows: readonly (readonly string[])[]): ColumnMapping {
  const width = Math.min(
    20,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  )
  const columns = { ...none }
  for (let at = 0; at < width; at++) {
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '')
    if (cells.length === 0) continue
    const isNumeric = cells.every((cell) => /^\d+$/.test(cell))
    const field: RosterField | undefined = isNumeric
      ? (['number', 'quantity'] as const).find((one) => columns[one] === null)
      : (['name', 'size'] as const).find((one) => columns[one] === null)
    if (field) columns[field] = at
  }
  return columns
}

/** Parses a list's players. Empty lines are skipped; anything that cannot be printed is reported with its line. */
export function readPlayers(
  rows: readonly (readonly string[])[],
  columns: ColumnMapping,
  hasHeader: boolean,
): ReadRoster {
  const players: Player[] = []
  const problems: LineProblem[] = []
  for (const [index, row] of rows.entries()) {
    const line = index + 1
    if ((hasHeader && index === 0) || row.every((cell) => cell.trim() === '')) continue
    const cell = (field: RosterField): string => {
      const at = columns[field]
      return at === null ? '' : (row[at] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
    }
    const problem = refuse(cell)
    if (problem) problems.push({ line, message: problem })
    else if (players.length >= mostPlayers)
      problems.push({
        line,
        message: `Only the first ${mostPlayers} players fit. Put the rest in a second list.`,
      })
    else
      players.push({
        line,
        name: cell('name'),
        number: cell('number'),
        size: cell('size'),
        quantity: cell('quantity') === '' ? 1 : Number(cell('quantity')),
      })
  }
  return { players, problems, doubts: findDoubles(players) }
}

function refuse(cell: (field: RosterField) => string): string | null {
  const [name, number, quantity] = [cell('name'), cell('number'), cell('quantity')]
  if (name === '' && number === '') return 'There’s no name and no number.'
  if (Array.from(name).length > longestName) return `The name is longer than ${longestName} characters.`
  if (number !== '' && !/^\d+$/.test(number)) return `“${shorten(number)}” is not a number.`
  if (number.length > longestNumber) return `The number has more than ${longestNumber} digits.`
  if (quantity === '') return null
  const isCount = /^\d{1,4}$/.test(quantity) && Number(quantity) >= 1 && Number(quantity) <= mostCopies
  return isCount ? null : `The quantity “${shorten(quantity)}” is not a whole number from 1 to ${mostCopies}.`
}

const shorten = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

/** A repeated name and number, or a number that another player already has. */
function findDoubles(players: readonly Player[]): LineProblem[] {
  const byBoth = new Map<string, Player>()
  const byNumber = new Map<string, Player>()
  return players.flatMap((player) => {
    const both = `${player.name.toLowerCase()}\n${player.number}`
    const twin = byBoth.get(both)
    const other = player.number === '' ? undefined : byNumber.get(player.number)
    if (!twin) byBoth.set(both, player)
    if (!other && player.number !== '') byNumber.set(player.number, player)
    const { line } = player
    if (twin) return [{ line, message: `Same name and number as line ${twin.line}.` }]
    if (other) return [{ line, message: `Number ${player.number} is also on line ${other.line}.` }]
    return []
  })
}
