import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ChooseForRoll } from './choose-for-roll.tsx'
import { NextRolls } from './next-rolls.tsx'
import { PrintersDialog } from './printers-dialog.tsx'
import { RollList } from './roll-list.tsx'
import type { RollsData } from './rolls-data.ts'

/** Items waiting for film, as pictures; the chosen ones are laid on one roll. */
export function RollsPage({ waiting, printers, rolls, nextRolls }: RollsData) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5 sm:px-6">
      <PageHeader
        above={
          <Link to="/admin/production" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Production
          </Link>
        }
        title="Rolls of film"
        description="Put what’s waiting at Print on one roll: one file for the printer, with every piece labeled with its order."
        actions={
          <>
            <PrintersDialog printers={printers} />
            <LinkButton size="sm" to="/admin/production/film">
              Film used
            </LinkButton>
          </>
        }
      />
      <NextRolls nextRolls={nextRolls} />
      {waiting.length === 0 ? (
        <EmptyState title="Nothing is waiting for film" illustration={<PressDrawing className="w-full" />}>
          Items appear here once they’re at Print on the production board, until they’re on a roll.
        </EmptyState>
      ) : (
        <ChooseForRoll waiting={waiting} printers={printers} />
      )}
      <RollList rolls={rolls} />
    </div>
  )
}
