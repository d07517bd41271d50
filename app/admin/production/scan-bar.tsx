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
  /** The item that a scan was about, to be shown on the board. */
  onScanned: (itemId: string) => void
}

/** A job ticket, or a roll's code; null for anything else. */
const readCode = (typed: string): string | null =>
  readTicket(typed) ?? (readRollCode(typed) === null ? null : typed.trim().toUpperCase())

/**
 * Scanning a ticket at a station moves its item on, and a roll all of its own; without a station it is found, and what
 * came out wrong is asked for its reason. A scanner may be used anywhere on
 * the board, the field is for typing, and the camera for whoever has neither.
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
        description="Hold the barcode of a job ticket or a roll into the picture."
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
  text: [`${code}: ${movedCount} ${movedCount === 1 ? 'item goes' : 'items go'} on.`, ...refusals].join(' '),
})

/**
 * The station of the address, but from the moment that another one is chosen: the address comes after it, and a scan
 * that is quicker must not count at the station before.
 */
function useChosenStation(station: Process | null): [string, (station: string) => void] {
  const [state, setState] = useState({ station, chosen: station ?? '' })
  if (state.station !== station) {
    const isKept = station === null && state.chosen === cameOutWrong
    setState({ station, chosen: isKept ? cameOutWrong : (station ?? '') })
  }
  return [state.chosen, (chosen) => setState({ station, chosen })]
}
