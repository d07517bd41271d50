import { checkNames, ruledChecks } from '#domain/checks/check-rules.ts'
import type { ReadOf, TheirsOf } from '#server/operations.ts'
import { checkActionNames, showGap } from './artwork-settings.tsx'
import { dayNames } from './calendar-as-typed.ts'

type General = Omit<TheirsOf<'settings.change-general'> | ReadOf<'settings.change-general'>, 'version'>

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

/** The general settings under the names of their form's fields. */
export const generalInWords = ({ turnaround, pickupAddress, ...settings }: General) => ({
  'Shop name': settings.siteName,
  'Contact email': settings.contactEmail,
  Phone: settings.contactPhone,
  'Tax rate': `${settings.taxRate / 100}%`,
  'Same-day cut-off': settings.cutOff,
  'Time zone': settings.timeZone,
  'Shipping takes': settings.shippingDays,
  'Pickup is ready in': settings.pickupDays,
  'The shop works on': settings.businessDays.map((day) => dayNames[day - 1]).join(', '),
  'Days off': settings.holidays.map(({ day, name }) => `${day} ${name}`.trim()).join(', '),
  'Due orders leave by': settings.dueTime,
  'Gang sheets take': String(turnaround.gangSheet),
  'Premade prints take': String(turnaround.premade),
  'Custom T-shirts take': String(turnaround.tshirt),
  'Custom tumblers take': String(turnaround.tumbler),
  'Finished products take': String(turnaround.listing),
  Street: pickupAddress.street1,
  City: pickupAddress.city,
  State: pickupAddress.state,
  ZIP: pickupAddress.zip,
  'Opening hours': settings.pickupHours.join(', '),
  'Promo banner': settings.bannerText,
  'Show the banner': onOff(settings.isBannerShown),
  'Welcome new visitors': onOff(settings.isWelcomePopupShown),
  'Count visits': onOff(settings.areVisitsCounted ?? true),
  'Ask new subscribers to confirm': onOff(settings.isDoubleOptIn),
  'Emails per minute': String(settings.newsletterPerMinute),
  'Warn at': String(settings.lowStockAt),
  'Print a header strip': onOff(settings.isHeaderStripPrinted),
  'Names of print files': settings.printFileNames ?? '',
  'Gap between artworks': showGap(settings.sheetSpacing),
  'Margin at the edge': showGap(settings.sheetMargin),
  'Warn below': String(settings.warnBelowDpi),
  ...Object.fromEntries(
    ruledChecks.map((kind) => [checkNames[kind].name, checkActionNames[settings.checkRules[kind]]]),
  ),
  'Script of another builder': settings.outsideBuilder?.script ?? '',
  'Your shop’s id there': settings.outsideBuilder?.shopId ?? '',
  'Maintenance mode': onOff(settings.isMaintenance),
  'What shoppers read': settings.maintenanceMessage,
})
