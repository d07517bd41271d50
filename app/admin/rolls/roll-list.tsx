import {
  CircleCheck,
  Eye,
  Hourglass,
  type LucideIcon,
  Printer,
  RotateCcw,
  Scissors,
  TriangleAlert,
} from 'lucide-react'
import { Link } from 'react-router'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { type RollState, rollStateNames } from '#domain/orders/roll.ts'
import { formatInches, inches } from '#domain/units.ts'
import type { RollsData } from './rolls-data.ts'

const looks: Record<RollState, { tone: Tone; icon: LucideIcon }> = {
  waiting: { tone: 'yellow', icon: Hourglass },
  drawing: { tone: 'cyan', icon: Hourglass },
  ready: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: TriangleAlert },
  printed: { tone: 'neutral', icon: Printer },
  spoiled: { tone: 'red', icon: RotateCcw },
  taken_apart: { tone: 'neutral', icon: Scissors },
}

type RollBadgeProps = { state: RollState; progress: number; isToLookAt: boolean }

export function RollBadge({ state, progress, isToLookAt }: RollBadgeProps) {
  if (state === 'ready' && isToLookAt)
    return (
      <Badge tone="yellow" icon={Eye}>
        Ready to check
      </Badge>
    )
  return (
    <Badge {...looks[state]}>
      {rollStateNames[state]}
      {state === 'drawing' && ` ${progress}%`}
    </Badge>
  )
}

/** The newest rolls, in any state. */
export function RollList({ rolls }: Pick<RollsData, 'rolls'>) {
  if (rolls.length === 0) return null
  return (
    <section aria-label="Rolls">
      <h2 className="mb-3 font-bold text-base">Rolls</h2>
      <DataTable caption="Rolls, newest first" hasCards>
        <TableHead
          columns={['Roll', 'State', 'Printer', { figures: 'Pieces' }, { figures: 'Length' }, 'Laid']}
        />
        <tbody>
          {rolls.map((roll) => (
            <tr key={roll.id}>
              <th scope="row">
                <Link
                  to={`/admin/production/rolls/${roll.id}`}
                  className="figures font-semibold underline underline-offset-2"
                >
                  {roll.code}
                </Link>
              </th>
              <td data-card="state">
                <RollBadge {...roll} />
              </td>
              <td data-label="Printer">{roll.printerName}</td>
              <td data-align="end" data-label="Pieces">
                {roll.pieceCount}
              </td>
              <td data-align="end" data-label="Length">
                {formatInches(inches(roll.lengthInches))}
              </td>
              <td>
                <Moment at={roll.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
