import { customerColumns } from '../plans/columns.ts'
import type { Cells } from '../plans/read-cells.ts'
import type { Format, Formats } from './format.ts'

const phoneOfRow = ({ address_phone = '', ...cells }: Cells): Cells => ({
  ...cells,
  ...((cells.phone ?? '').trim() === '' && address_phone.trim() !== '' && { phone: address_phone }),
})

/** Customers as Shopify exports them (Shopify Help Center, "Customer CSV file format"). */
const shopify: Format = {
  name: 'Shopify',
  marks: [['first name'], ['last name'], ['email'], ['accepts email marketing', 'accepts marketing']],
  columns: {
    email: 'email',
    'first name': 'full_name',
    'last name': 'full_name',
    phone: 'phone',
    'default address phone': 'address_phone',
  },
  shown: { address_phone: 'phone, if the customer has no other' },
  read: (rows) => rows.map(phoneOfRow),
}

const own: Format = {
  name: '',
  marks: [],
  columns: {
    'email address': 'email',
    'e-mail': 'email',
    'e-mail address': 'email',
    name: 'full_name',
    'full name': 'full_name',
    'customer name': 'full_name',
    'first name': 'full_name',
    'last name': 'full_name',
    telephone: 'phone',
    'phone number': 'phone',
  },
}

export const customerFormats: Formats = { own: customerColumns, formats: [shopify, own] }
