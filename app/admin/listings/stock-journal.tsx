import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { table } from '#domain/table.ts'

/** A line of the journal as the stock door returns it; `at` is ISO. */
export type StockMoveLine = {
  at: string
  kind: string
  size: string
  color: string
  onHandChange: number
  reservedChange: number
  actorName: string
  note: string
}

const words = table<string>({
  restock: 'Received',
  adjust: 'Counted',
  reserve: 'Held for a checkout',
  release: 'Freed',
  allocate: 'Sold',
  putBack: 'Put back',
})

/** Each stock move of a listing, newest first. */
export function StockJournal({ moves }: { moves: readonly StockMoveLine[] }) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">Journal ({moves.length})</summary>
      {moves.length > 0 && (
        <DataTable caption="Stock journal" className="mt-2 max-h-72">
          <TableHead columns={['When', 'What', 'Size and color', { figures: 'Change' }, 'Who', 'Note']} />
          <tbody>
            {moves.map((move, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the journal is only ever read as a whole.
              <tr key={at}>
                <td>
                  <Moment at={move.at} className="figures whitespace-nowrap" />
                </td>
                <td className="whitespace-nowrap">{words[move.kind] ?? move.kind}</td>
                <td className="whitespace-nowrap">
                  {move.size}, {move.color}
                </td>
                <td data-align="end" className="figures">
                  {signed(move.onHandChange || move.reservedChange)}
                </td>
                <td>{move.actorName}</td>
                <td>{move.note}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </details>
  )
}

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number))
