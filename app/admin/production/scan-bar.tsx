import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { type Alarm, AlarmLines } from '#app/admin/scanning/alarm-lines.tsx'
import { CameraDialog } from '#app/admin/scanning/camera-dialog.tsx'
import { useScanField } from '#app/admin/scanning/use-scan-field.ts'
import { useScanQueue } from '#app/admin/scanning/use-scan-queue.ts'
import { useWedge } from '#app/admin/scanning/use-wedge.ts'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { type Process, readTicket } from '#domain/orders/production.ts'
import { readRollCode } from '#domain/orders/roll.ts'
import type { ValueOf } from '#server/operations.ts'
import { cameOutWrong, ScanForm } from './scan-form.tsx'
import { type Spoiled, SpoiledDialog } from './spoiled-dialog.tsx'

export type ScanBarProps = {
  station: Process | null
  onStation: (station: string) => void
  /** The scanned item, to be highlighted on the board. */
  onScanned: (itemId: string) => void
}

/** A job ticket's or a roll's code; null for anything else. */
const readCode = (typed: string): string | null =>
  readTicket(typed) ?? (readRollCode(typed) === null ? null : typed.trim().toUpperCase())

/**
 * Scanning a ticket at a station moves its item on, and a roll moves all of its items; without a station the item is
 * located, and in reprint mode the reason is asked for. A scanner may be used anywhere on the board; the field is for
 * typing, and the camera for those who have neither.
 */
export function ScanBar({ station, onStation, onScanned }: ScanBarProps) {
  const { revalidate } = useRevalidator()
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const [chosen, choose] = useChosenStation(station)
  const [spoiled, setSpoiled] = useState<Spoiled | null>(null)
  const navigate = useNavigate()
  const scans = useScanQueue<OperationAnswer<'production.scan' | 'rolls.scan'>>({
    action: '/admin/production',
    heard(answer, { code = '', station: at }) {
      if (!answer.ok) return { tone: 'bad', text: answer.message }
      const { operation, value } = answer
      if (at === cameOutWrong) {
        setSpoiled({ code, ...(operation === 'rolls.scan' ? { roll: value.roll } : { item: value.itemId }) })
        return null
      }
      if (operation === 'rolls.scan' && at === '') {
        void navigate(`/admin/production/rolls/${value.roll}`)
        return null
      }
      if (operation === 'rolls.scan') {
        void revalidate()
        return movedWords(value)
      }
      onScanned(value.itemId)
      void revalidate()
      const isOff = value.kind === 'found' && !value.isOnBoard
      return { tone: isOff ? 'bad' : 'good', text: value.message }
    },
  })
  const scan = (code: string): void => {
    const operation = readRollCode(code) === null ? 'production.scan' : 'rolls.scan'
    scans.scan({ operation, code, station: chosen })
  }
  useWedge((typed) => readCode(/(GW-\d+-\d+|ROLL-\d+)$/i.exec(typed)?.[0] ?? ''), scan)
  const { field, isReady, submit } = useScanField(scan)
  return (
    <section aria-label="Scan" className="max-sm:w-full">
      <ScanForm {...{ submit, chosen, choose, onStation, field, scans, isReady, setIsCameraOpen }} />
      <div aria-live="assertive" className="mt-3 empty:hidden">
        <AlarmLines alarms={scans.alarms} />
      </div>
      <CameraDialog
        isOpen={isCameraOpen}
        onClose={() => setIsCameraOpen(false)}
        description="Hold the barcode of a job ticket or a roll in front of the camera."
        read={readCode}
        onCode={scan}
      >
        <AlarmLines alarms={scans.alarms} />
      </CameraDialog>
      <SpoiledDialog
        spoiled={spoiled}
        onClose={() => {
          setSpoiled(null)
          void revalidate()
        }}
      />
    </section>
  )
}

const movedWords = ({ code, movedCount, refusals }: ValueOf<'rolls.scan'>): Alarm => ({
  tone: refusals.length > 0 ? 'bad' : 'good',
  text: [`${code}: ${movedCount} ${movedCount === 1 ? 'item moves' : 'items move'} on.`, ...refusals].join(
    ' ',
  ),
})

/**
 * The station in the address, or the one just chosen: the address updates later, and a faster scan must not count at
 * the previous station.
 */
function useChosenStation(station: Process | null): [string, (station: string) => void] {
  const [state, setState] = useState({ station, chosen: station ?? '' })
  if (state.station !== station) {
    const isKept = station === null && state.chosen === cameOutWrong
    setState({ station, chosen: isKept ? cameOutWrong : (station ?? '') })
  }
  return [state.chosen, (chosen) => setState({ station, chosen })]
}
