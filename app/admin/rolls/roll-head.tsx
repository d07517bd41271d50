import {
  ArrowLeft,
  Braces,
  Check,
  Download,
  Map as MapIcon,
  Printer,
  RotateCcw,
  Scissors,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Spoiled, SpoiledDialog } from '#app/admin/production/spoiled-dialog.tsx'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { isRollOpen } from '#domain/orders/roll.ts'
import { formatInches, inches } from '#domain/units.ts'
import type { ValueOf } from '#server/operations.ts'
import { RollBadge } from './roll-list.tsx'
import { FilmSaved } from './roll-proposal.tsx'

export type OneRoll = ValueOf<'rolls.read'>

/**
 * `isStale`: it contains something that must not be printed; `canRedraw`: redrawing the roll fixes some of it;
 * `isPrintable`: it may be marked as printed, because nothing is wrong with it or its printer already has it.
 */
export type Standing = { isStale: boolean; canRedraw: boolean; isPrintable: boolean }

type RollHeadProps = Pick<OneRoll, 'roll'> & Standing

export function RollHead({ roll, ...standing }: RollHeadProps) {
  const size = `${formatInches(inches(roll.widthInches))} × ${formatInches(inches(roll.lengthInches))}`
  const { pieceCount, orderCount } = roll
  return (
    <PageHeader
      above={
        <Link to="/admin/production/rolls" className="inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4" /> Rolls of film
        </Link>
      }
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="figures">{roll.code}</span> <RollBadge {...roll} />
        </span>
      }
      description={
        <span className="grid gap-1">
          <span className="figures">
            {size} · {roll.printerName} · {pieceCount} {pieceCount === 1 ? 'piece' : 'pieces'} of {orderCount}{' '}
            {orderCount === 1 ? 'order' : 'orders'}
          </span>
          <FilmSaved {...roll} />
          {roll.output && <span>For its RIP: {roll.output}</span>}
          {roll.closedBecause && <span>Closed automatically: {roll.closedBecause}</span>}
          {roll.printedAt && (
            <span>
              Printed <Moment at={roll.printedAt} /> by {roll.printedBy}
            </span>
          )}
        </span>
      }
      actions={<RollActions {...{ roll, ...standing }} />}
    />
  )
}

/** One print file, or the same as PNG and PDF. */
function filesOf({ downloadUrl: png, pdfUrl: pdf }: OneRoll['roll']): { to: string; name: string }[] {
  if (png && pdf)
    return [
      { to: png, name: 'PNG' },
      { to: pdf, name: 'PDF' },
    ]
  const to = png ?? pdf
  return to ? [{ to, name: 'Print file' }] : []
}

type Call = 'rolls.print' | 'rolls.approve' | 'rolls.take-apart' | 'rolls.try-again'

function RollActions({ roll, isStale, canRedraw, isPrintable }: RollHeadProps) {
  const call = useOperation<Call>({
    done: {
      'rolls.print': ({ movedCount, refusals }) => ({
        title: `${movedCount} ${movedCount === 1 ? 'item moves' : 'items move'} on to Cut`,
        message: refusals.join(' ') || undefined,
      }),
      'rolls.approve': 'The roll goes to its printer',
      'rolls.take-apart': 'Roll taken apart: its items are waiting for film again',
      'rolls.try-again': 'The roll is being drawn again',
    },
    failed: 'Nothing was changed',
    leadsTo: { 'rolls.take-apart': () => '/admin/production/rolls' },
  })
  return (
    <>
      {!isStale && roll.state !== 'spoiled' && <RollFiles roll={roll} />}
      <OperationForm of={call} className="flex flex-wrap gap-2.5">
        {roll.isToLookAt && !isStale && (
          <OperationButton of={call} operation="rolls.approve" size="sm" variant="primary">
            <Check aria-hidden className="size-4" /> Let it go on
          </OperationButton>
        )}
        {roll.state === 'ready' && isPrintable && (
          <OperationButton
            of={call}
            operation="rolls.print"
            size="sm"
            variant={roll.isToLookAt ? undefined : 'primary'}
          >
            <Printer aria-hidden className="size-4" /> Printed
          </OperationButton>
        )}
        {(canRedraw || roll.state === 'failed' || roll.state === 'waiting') && (
          <OperationButton
            of={call}
            operation="rolls.try-again"
            size="sm"
            variant={canRedraw ? 'primary' : undefined}
          >
            <RotateCcw aria-hidden className="size-4" /> {canRedraw ? 'Draw again' : 'Try again'}
          </OperationButton>
        )}
      </OperationForm>
      {roll.state === 'printed' && <SpoiledRoll {...roll} />}
      <TakeApart {...{ roll, call }} isMeant={isStale && !canRedraw} />
    </>
  )
}

function RollFiles({ roll }: Pick<OneRoll, 'roll'>) {
  const files = filesOf(roll)
  return (
    <>
      {files.map(({ to, name }) => (
        <LinkButton key={to} reloadDocument size="sm" to={to}>
          <Download aria-hidden /> {name}
        </LinkButton>
      ))}
      {files.length > 0 && (
        <>
          <LinkButton reloadDocument size="sm" to={`/files/rolls/${roll.id}/map`} target="_blank">
            <MapIcon aria-hidden /> Map
          </LinkButton>
          <LinkButton reloadDocument size="sm" to={`/files/rolls/${roll.id}/manifest`}>
            <Braces aria-hidden /> Manifest
          </LinkButton>
        </>
      )}
    </>
  )
}

type TakeApartProps = Pick<OneRoll, 'roll'> & {
  call: CalledOperation<Call>
  /** Taking it apart is all that is left to do with the roll. */
  isMeant: boolean
}

function TakeApart({ roll: { state, code }, call, isMeant }: TakeApartProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {isRollOpen(state) && (
        <PermittedButton
          operation="rolls.take-apart"
          size="sm"
          variant={isMeant ? 'primary' : 'quiet'}
          onClick={() => setAsking(true)}
        >
          <Scissors aria-hidden /> Take apart
        </PermittedButton>
      )}
      <ConfirmOperation
        of={call}
        operation="rolls.take-apart"
        open={isAsking}
        title={`Take ${code} apart?`}
        description="Its items go back to waiting for film, and its print file is deleted. The items’ own print files stay."
        confirm="Take apart"
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function SpoiledRoll({ id, code }: OneRoll['roll']) {
  const [spoiled, setSpoiled] = useState<Spoiled | null>(null)
  return (
    <>
      <PermittedButton
        operation="rolls.reprint"
        size="sm"
        variant="quiet"
        onClick={() => setSpoiled({ code, roll: id })}
      >
        <RotateCcw aria-hidden /> All of it came out wrong
      </PermittedButton>
      <SpoiledDialog spoiled={spoiled} onClose={() => setSpoiled(null)} />
    </>
  )
}
