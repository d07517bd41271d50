import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ShopSettings } from '#domain/shop-settings.ts'

type Difference = { label: string; theirs: string; yours: string }

/** Both versions side by side: what somebody else saved meanwhile, and what stands in this form. */
export function SettingsConflict({ theirs }: { theirs: ShopSettings }) {
  const box = useRef<HTMLDivElement>(null)
  const [differences, setDifferences] = useState<Difference[]>([])
  useEffect(() => {
    const form = box.current?.closest('form')
    if (form) setDifferences(compare(form, theirs))
    box.current?.focus()
  }, [theirs])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-yellow bg-yellow-wash p-4 text-yellow-ink"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert className="size-4.5 shrink-0" aria-hidden />
        Somebody else saved these settings while you were editing.
      </p>
      <p className="mt-1">Nothing of yours is saved yet. Here is what differs:</p>
      <table className="data-table mt-3 text-ink">
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Saved by them</th>
            <th scope="col">In your form</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, theirs: saved, yours }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{saved || 'nothing'}</td>
              <td>{yours || 'nothing'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The form's own fields and labels are the list of what can differ. */
function compare(form: HTMLFormElement, theirs: ShopSettings): Difference[] {
  const saved = asTyped(theirs)
  return [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
    const known = saved[field.name]
    if (known === undefined) return []
    const yours =
      field.type === 'checkbox' ? onOff(field instanceof HTMLInputElement && field.checked) : field.value
    const label = field.labels?.[0]?.textContent ?? field.name
    return yours === known ? [] : [{ label, theirs: known, yours }]
  })
}

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

const asTyped = (settings: ShopSettings): Record<string, string> => ({
  siteName: settings.siteName,
  contactEmail: settings.contactEmail,
  contactPhone: settings.contactPhone,
  taxRate: (settings.taxRate / 100).toString(),
  cutOff: settings.cutOff,
  timeZone: settings.timeZone,
  shippingDays: settings.shippingDays,
  pickupDays: settings.pickupDays,
  pickupStreet: settings.pickupAddress.street1,
  pickupCity: settings.pickupAddress.city,
  pickupState: settings.pickupAddress.state,
  pickupZip: settings.pickupAddress.zip,
  pickupHours: settings.pickupHours.join('\n'),
  bannerText: settings.bannerText,
  isBannerShown: onOff(settings.isBannerShown),
  isWelcomePopupShown: onOff(settings.isWelcomePopupShown),
  warnBelowDpi: String(settings.warnBelowDpi),
  isMaintenance: onOff(settings.isMaintenance),
  maintenanceMessage: settings.maintenanceMessage,
})
