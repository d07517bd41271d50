import { savedShare } from '#domain/orders/roll.ts'
import { formatInches, inches } from '#domain/units.ts'
import type { ValueOf } from '#server/operations.ts'
import { RollDrawing } from './roll-drawing.tsx'
import type { RollsData } from './rolls-data.ts'

type RollProposalProps = { plan: ValueOf<'rolls.propose'>; waiting: RollsData['waiting'] }

/** How the chosen items would be laid, how much film that saves, and what did not fit. */
export function RollProposal({ plan, waiting }: RollProposalProps) {
  const { pieces, left, widthInches, lengthInches } = plan
  return (
    <section
      aria-label="Preview of the roll"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 xl:sticky xl:top-4"
    >
      <div>
        <h2 className="figures font-bold text-base">
          {formatInches(inches(widthInches))} × {formatInches(inches(lengthInches))}
        </h2>
        <FilmSaved {...plan} />
      </div>
      {left.length > 0 && (
        <ul className="grid gap-1 rounded-md bg-yellow-wash p-3 text-sm text-yellow-ink">
          {left.map((one) => (
            <li key={`${one.ticket}-${one.part}`}>
              <span className="figures font-semibold">
                {one.copies} × {one.ticket}
              </span>
              : {one.message}
            </li>
          ))}
        </ul>
      )}
      {pieces.length > 0 && (
        <div className="max-h-[65vh] overflow-y-auto">
          <RollDrawing {...plan} items={waiting} />
        </div>
      )}
    </section>
  )
}

/** "Saves 61.5 in of film (38%) beside printing each by itself." */
export function FilmSaved(roll: { lengthInches: number; aloneInches: number }) {
  const saved = roll.aloneInches - roll.lengthInches
  if (saved < 0.1)
    return <p className="text-ink-muted text-sm">Same length as printing each one separately.</p>
  return (
    <p className="figures text-ink-muted text-sm">
      Saves {formatInches(inches(saved))} of film ({Math.round(100 * savedShare(roll))}%) compared with
      printing each one separately.
    </p>
  )
}
