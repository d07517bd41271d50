import { Camera, ScanBarcode } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import type { ScanQueue } from '#app/admin/scanning/use-scan-queue.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export function ScanForm({
  submit,
  field,
  scans,
  isReady,
  setIsCameraOpen,
}: {
  submit: (event: FormEvent<HTMLFormElement>) => void
  field: RefObject<HTMLInputElement | null>
  scans: ScanQueue
  isReady: boolean
  setIsCameraOpen: (value: boolean) => void
}) {
  return (
    <form data-leaves-freely onSubmit={submit} className="mt-5 flex items-end gap-2">
      <TextField
        ref={field}
        label="Scan or type"
        autoFocus
        autoComplete="off"
        prefix={<ScanBarcode aria-hidden />}
        suffix={scans.isBusy && <Spinner label="Looking it up" />}
        placeholder="GW-000123"
        className="grow"
      />
      <Button type="submit" disabled={!isReady}>
        Look up
      </Button>
      <Button isSquare aria-label="Scan with the camera" onClick={() => setIsCameraOpen(true)}>
        <Camera aria-hidden />
      </Button>
    </form>
  )
}
