import { Archive, Eye, Layers, Printer } from 'lucide-react'
import { useState } from 'react'
import { FileFetchPanel } from '#app/admin/print-files/file-fetch-panel.tsx'
import { type FileFetch, useFileFetch } from '#app/admin/print-files/use-file-fetch.ts'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { ValueOf } from '#server/operations.ts'
import { RollProposal } from './roll-proposal.tsx'
import type { RollsData } from './rolls-data.ts'
import { certainlyNotLaid, notLaidWords, suitsPrinter } from './suits-printer.ts'
import { WaitingList } from './waiting-list.tsx'

export function ChooseForRoll({ waiting, printers }: Pick<RollsData, 'waiting' | 'printers'>) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [printerId, setPrinterId] = useState(printers[0]?.id)
  const [isOnlyFor, setOnlyFor] = useState(false)
  const printer = printers.find(({ id }) => id === printerId) ?? printers[0]
  const shown = waiting.filter((item) => !isOnlyFor || !printer || suitsPrinter(item, printer))
  const call = useOperation<'rolls.propose' | 'rolls.create'>({
    done: { 'rolls.create': (laid) => laidWords(laid, printer?.name ?? '') },
    failed: 'The roll wasn’t built',
    leadsTo: { 'rolls.create': ({ roll }) => `/admin/production/rolls/${roll}` },
  })
  const files = useFileFetch()
  const chosen = shown.filter(({ itemId }) => chosenIds.has(itemId))
  const choose = (itemIds: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosenIds)
    for (const id of itemIds)
      if (isChosen) next.add(id)
      else next.delete(id)
    setChosenIds(next)
  }
  const proposal = call.valueOf('rolls.propose')
  return (
    <OperationForm
      of={call}
      data-leaves-freely
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      {shown.length === 0 ? (
        <p className="py-8 text-ink-muted">Nothing that’s waiting fits this printer.</p>
      ) : (
        <WaitingList waiting={shown} isChosen={(id) => chosenIds.has(id)} choose={choose} />
      )}
      {proposal && <RollProposal plan={proposal} waiting={waiting} />}
      <FileFetchPanel
        files={files}
        className="rounded-lg border border-line bg-raised px-4 py-3 xl:col-span-2"
      />
      <RollBar {...{ call, files, chosen, printers, printer, setPrinterId, isOnlyFor, setOnlyFor }} />
    </OperationForm>
  )
}

const laidWords = ({ laid, left }: ValueOf<'rolls.create'>, printer: string) => {
  const message = notLaidWords(left, printer)
  if (message === null) return 'Roll built'
  const pieces = left.reduce((sum, { copies }) => sum + copies, laid)
  return { title: `${laid} of ${pieces} pieces placed`, message }
}

type PrinterChoiceProps = Pick<RollsData, 'printers'> & {
  printer: RollsData['printers'][number] | undefined
  setPrinterId: (id: string) => void
  isOnlyFor: boolean
  setOnlyFor: (isOnlyFor: boolean) => void
}

type RollBarProps = PrinterChoiceProps & {
  call: CalledOperation<'rolls.propose' | 'rolls.create'>
  files: FileFetch
  chosen: RollsData['waiting']
}

/** Actions on the selection; always in view. */
function RollBar({ call, files, chosen, ...choice }: RollBarProps) {
  const { printer } = choice
  const notLaid = printer && notLaidWords(certainlyNotLaid(chosen, printer), printer.name, true)
  const pieces = chosen.reduce((sum, { copies, parts }) => sum + copies * parts.length, 0)
  return (
    <section
      aria-label="Build a roll"
      data-foot-bar
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-end gap-3 border-line border-t bg-raised px-4 py-3 shadow-[0_-6px_16px_-12px_rgb(0_0_0/0.35)] sm:-mx-6 sm:px-6 xl:col-span-2"
    >
      <PrinterChoice {...choice} />
      <p className="figures py-2 font-semibold" aria-live="polite">
        {chosen.length === 0
          ? 'Nothing chosen'
          : `${chosen.length} chosen · ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`}
        {notLaid && <span className="block font-normal text-sm text-yellow-ink">{notLaid}</span>}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="quiet"
          isBusy={files.isBusy}
          disabled={chosen.length === 0}
          onClick={() => files.fetchAll({ orders: [], items: chosen.map(({ itemId }) => itemId) })}
        >
          <Archive aria-hidden className="size-4" /> Print files
        </Button>
        <OperationButton of={call} operation="rolls.propose" size="sm" disabled={chosen.length === 0}>
          <Eye aria-hidden className="size-4" /> Preview
        </OperationButton>
        <OperationButton
          of={call}
          operation="rolls.create"
          size="sm"
          variant="primary"
          disabled={chosen.length === 0}
        >
          {call.valueOf('rolls.propose') ? (
            <Printer aria-hidden className="size-4" />
          ) : (
            <Layers aria-hidden className="size-4" />
          )}
          Make roll
        </OperationButton>
      </div>
    </section>
  )
}

/** The printer, and whether to hide what it cannot take. */
function PrinterChoice({ printers, printer, setPrinterId, isOnlyFor, setOnlyFor }: PrinterChoiceProps) {
  return (
    <>
      <Select
        label="Printer"
        name="printer"
        size="sm"
        options={printers.map(({ id, name, filmWidthInches }) => ({
          value: id,
          label: `${name} · ${filmWidthInches} in`,
        }))}
        value={printer?.id}
        onChange={(event) => setPrinterId(event.currentTarget.value)}
      />
      {printers.length > 1 && (
        <Checkbox
          label="Only what fits it"
          checked={isOnlyFor}
          onChange={(event) => setOnlyFor(event.currentTarget.checked)}
          className="py-2"
        />
      )}
    </>
  )
}
