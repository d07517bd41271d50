import { Camera, ScanBarcode } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import type { ScanQueue } from '#app/admin/scanning/use-scan-queue.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { placeNames, processes } from '#domain/orders/production.ts'

/** Instead of a station: what is scanned came out wrong. */
export const cameOutWrong = 'again'

const stations = [
  ...processes.map((value) => ({ value, label: `At ${placeNames[value]}` })),
  { value: cameOutWrong, label: 'to make again' },
]

export function ScanForm({
  submit,
  chosen,
  choose,
  onStation,
  field,
  scans,
  isReady,
  setIsCameraOpen,
}: {
  submit: (event: FormEvent<HTMLFormElement>) => void
  chosen: string
  choose: (station: string) => void
  onStation: (station: string) => void
  field: RefObject<HTMLInputElement | null>
  scans: ScanQueue
  isReady: boolean
  setIsCameraOpen: (value: boolean) => void
}) {
  return (
    <form
      data-leaves-freely
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2 max-sm:*:first:col-span-full sm:grid-cols-[9rem_11rem_auto_auto]"
    >
      <Select
        label="I scan"
        size="sm"
        placeholder="to find"
        options={stations}
        value={chosen}
        onChange={(event) => {
          choose(event.currentTarget.value)
          onStation(event.currentTarget.value)
        }}
      />
      <TextField
        ref={field}
        label="Job ticket or roll"
        size="sm"
        autoComplete="off"
        prefix={<ScanBarcode aria-hidden />}
        suffix={scans.isBusy && <Spinner label="Looking it up" />}
        placeholder="GW-000123-1"
      />
      <Button type="submit" size="sm" disabled={!isReady}>
        Scan
      </Button>
      <Button size="sm" isSquare aria-label="Scan with the camera" onClick={() => setIsCameraOpen(true)}>
        <Camera aria-hidden />
      </Button>
    </form>
  )
}
