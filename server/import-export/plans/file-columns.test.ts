import { expect, test } from 'vitest'
import * as columns from './columns.ts'

test('files keep their columns: people’s sheets and programs rely on the column names', () => {
  const all = Object.entries(columns).flatMap(([name, value]) =>
    name.endsWith('Columns') && Array.isArray(value) ? [`${name}: ${value.join(' ')}`] : [],
  )
  expect(all).toMatchInlineSnapshot(`
    [
      "productColumns: kind slug title description category tags price active archived brand material features size color stock variant_name width height film finish variant_price variant_on_sale pictures picture_texts original watermarked thumbnail photograph views downloads created id variant_id",
      "readProductColumns: kind slug title description category tags price active archived brand material features size color stock variant_name width height film finish variant_price variant_on_sale pictures picture_texts original watermarked thumbnail photograph views downloads created id variant_id picture_names old_address",
      "orderColumns: order_number placed status payment_status delivery customer_name customer_email customer_phone ship_to product_type product size color quantity unit_price setup_fee order_subtotal order_discount discount_code order_shipping order_tax order_total notes",
      "earlierColumns: order_number placed status payment_status customer_name customer_email customer_phone ship_to product_type product size color quantity unit_price setup_fee order_subtotal order_discount order_shipping order_tax order_total notes refunded currency",
      "subscriberColumns: email status date",
      "redirectColumns: from to",
      "customerColumns: email full_name phone created",
    ]
  `)
})
