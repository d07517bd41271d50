import { redirectColumns } from '../plans/columns.ts'
import type { Format, Formats } from './format.ts'

/** Redirects as Shopify exports them under URL Redirects. */
const shopify: Format = {
  name: 'Shopify',
  marks: [['redirect from'], ['redirect to']],
  columns: { 'redirect from': 'from', 'redirect to': 'to' },
}

const own: Format = {
  name: '',
  marks: [],
  columns: {
    ...{
      path: 'from',
      source: 'from',
      old: 'from',
      'old path': 'from',
      'old url': 'from',
      'source url': 'from',
    },
    ...{ target: 'to', destination: 'to', new: 'to', 'new path': 'to', 'new url': 'to', 'target url': 'to' },
  },
}

export const redirectFormats: Formats = { own: redirectColumns, formats: [shopify, own] }
