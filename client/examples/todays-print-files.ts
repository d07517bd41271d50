// Lists today's paid orders and downloads their print files into the folder `print-files`:
//   GANGWAY_SHOP=https://prints.example.com GANGWAY_KEY=… node examples/todays-print-files.ts
// The key needs the permissions orders.read and production.read.
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createClient } from 'gangway-client'

const { GANGWAY_SHOP: shop = '', GANGWAY_KEY: key = '', GANGWAY_FOLDER: folder = 'print-files' } = process.env
const gangway = createClient({ shop, key })

await mkdir(folder, { recursive: true })
for await (const { orders } of gangway.pages('orders.list', { payment: 'paid', from: 'today' })) {
  for (const { id, orderNumber, contactName } of orders) {
    const { printFiles } = await gangway.call('print-files.list', { order: id })
    console.log(`${orderNumber}  ${contactName}  print files: ${printFiles.length}`)
    for (const { state, fileName, downloadUrl } of printFiles) {
      if (state !== 'ready' || !downloadUrl) console.log(`  ${fileName} is ${state}`)
      else await writeFile(join(folder, basename(fileName)), await gangway.download(downloadUrl))
    }
  }
}
