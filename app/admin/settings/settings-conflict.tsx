import { useEffect, useRef, useState } from 'react'
import { checkField } from '#domain/checks/check-fields.ts'
import { ruledChecks } from '#domain/checks/check-rules.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { showGap } from './artwork-settings.tsx'
import { calendarAsTyped } from './calendar-as-typed.ts'
import { ConflictNotice, type Difference } from './conflict-notice.tsx'

/** Both versions side by side: what somebody else saved meanwhile, and what stands in this form. */
export function SettingsConflict({ theirs }: { theirs: ShopSettings }) {
  const box = useRef<HTMLDivElement>(null)
  const [differences, setDifferences] = useState<Difference[] | null>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (form) setDifferences(compare(form, theirs))
  }, [theirs])
  return (
    <div ref={box}>{differences && <ConflictNotice what="these settings" differences={differences} />}</div>
  )
}

/** The form's own fields and labels are the list of what can differ. */
function compare(form: HTMLFormElement, theirs: ShopSettings): Difference[] {
  const saved = asTyped(theirs)
  return [...form.elements].flatMap((field) => {
    const isTyped =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (!isTyped) return []
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
  ...calendarAsTyped(settings),
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
  isHeaderStripPrinted: onOff(settings.isHeaderStripPrinted),
  sheetSpacing: showGap(settings.sheetSpacing),
  sheetMargin: showGap(settings.sheetMargin),
  ...Object.fromEntries(ruledChecks.map((kind) => [checkField(kind), settings.checkRules[kind]])),
  outsideBuilderScript: settings.outsideBuilder?.script ?? '',
  outsideBuilderShopId: settings.outsideBuilder?.shopId ?? '',
  isDoubleOptIn: onOff(settings.isDoubleOptIn),
  newsletterPerMinute: String(settings.newsletterPerMinute),
  lowStockAt: String(settings.lowStockAt),
  isMaintenance: onOff(settings.isMaintenance),
  maintenanceMessage: settings.maintenanceMessage,
})
