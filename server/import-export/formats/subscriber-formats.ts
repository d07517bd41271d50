import { subscriberColumns } from '../plans/columns.ts'
import type { Cells } from '../plans/read-cells.ts'
import type { Format, Formats } from './format.ts'

const filled = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/** Anyone who confirmed or opted in has agreed; anyone who left, or whose mailbox refuses email, gets no more. */
function byTimes({ confirmed = '', opted_in = '', left = '', cleaned = '', ...cells }: Cells): Cells {
  const gone = filled(left) ? left : cleaned
  const agreed = filled(confirmed) ? confirmed : opted_in
  const state = filled(gone) ? 'unsubscribed' : filled(agreed) ? 'subscribed' : ''
  const date = filled(gone) ? gone : agreed
  return {
    ...cells,
    ...(!filled(cells.status) && state !== '' && { status: state }),
    ...(!filled(cells.date) && { date }),
  }
}

/** The columns of an audience export: one file each for subscribed, unsubscribed and cleaned. */
const mailchimp: Format = {
  name: 'Mailchimp',
  marks: [['email address'], ['optin_time', 'confirm_time', 'unsub_time', 'clean_time']],
  columns: {
    'email address': 'email',
    optin_time: 'opted_in',
    confirm_time: 'confirmed',
    unsub_time: 'left',
    clean_time: 'cleaned',
  },
  shown: {
    ...{ opted_in: 'status and date', confirmed: 'status and date' },
    ...{ left: 'status (unsubscribed) and date', cleaned: 'status (unsubscribed) and date' },
  },
  read: (rows) => rows.map(byTimes),
}

/** Shopify customers, with whether they want marketing email. */
const shopify: Format = {
  name: 'Shopify',
  marks: [['email'], ['accepts email marketing', 'accepts marketing']],
  columns: { email: 'email', 'accepts email marketing': 'status', 'accepts marketing': 'status' },
}

const own: Format = {
  name: '',
  marks: [],
  columns: {
    ...{ 'email address': 'email', 'e-mail': 'email', 'e-mail address': 'email', email_address: 'email' },
    ...{ 'signup date': 'date', 'sign-up date': 'date', subscribed_at: 'date', created_at: 'date' },
    ...{ 'date subscribed': 'date', 'opt-in date': 'date', 'consent date': 'date', consent: 'status' },
    ...{ state: 'status', subscribed: 'status', 'email marketing consent': 'status' },
    ...{ 'subscription status': 'status', 'email subscriber status': 'status' },
  },
}

export const subscriberFormats: Formats = { own: subscriberColumns, formats: [mailchimp, shopify, own] }
