import { readKeyText } from '#server/kernel/environment/secrets-keys.ts'
import { createBackupPlaces } from '../adapters/backup-places/index.ts'
import { readDeliveryStatus } from '../adapters/mail/delivery-status/index.ts'
import { createSmtpTransport } from '../adapters/mail/smtp/index.ts'
import { createTextService } from '../adapters/sms/index.ts'
import { createAuditLog } from '../audit/index.ts'
import { createBackups } from '../backup/index.ts'
import { createCatalog } from '../catalog/index.ts'
import { createDisk } from '../disk/index.ts'
import { createMail } from '../mail/index.ts'
import { createPeople } from '../people/index.ts'
import { createQuotes } from '../quotes/index.ts'
import { createSettings } from '../settings/index.ts'
import { composeContent } from './content.ts'
import type { Platform } from './platform.ts'

export type Basics = ReturnType<typeof composeBasics>

/** Settings, email and people, and capabilities that need only those. */
export function composeBasics(platform: Platform) {
  const { environment, database, origin } = platform
  const settings = createSettings(platform)
  const readSettings = settings.read
  const mail = createMail({
    ...platform,
    transport: environment.SMTP_URL ? createSmtpTransport(environment.SMTP_URL) : null,
    texts: createTextService(environment),
    publicOrigin: environment.PUBLIC_URL ?? null,
    from: environment.MAIL_FROM,
    replyTo: platform.orderAddresses.addressOf,
    mailWords: settings.mailWords,
    bounceSecret: environment.MAIL_BOUNCE_SECRET ?? null,
    readBounce: readDeliveryStatus,
    describeShop: async () => ({
      ...(await settings.read()),
      ownWords: await settings.ownWords(),
      origin,
      orderPage: (orderId) => origin + (orderId ? platform.orderLinks.pathOf(orderId) : '/customer-portal'),
    }),
  })
  const people = createPeople(platform)
  const nameOf = async (userId: string) => (await people.profileOf(userId))?.fullName ?? null
  return {
    ...{ settings, readSettings, readSettingsWithin: settings.readWithin, mail, people, nameOf },
    ...composeContent({ ...platform, mail, readSettings, nameOf }),
    catalog: createCatalog({ database }),
    quotes: createQuotes({ ...platform, mail, readSettings }),
    auditLog: createAuditLog({ database, readSettings }),
    backups: createBackups({
      ...{ ...platform, readSettings, backupPlaces: createBackupPlaces(environment) },
      readSecretsKey: () => readKeyText(environment.DATA_DIR),
    }),
    disk: createDisk({
      ...{ ...platform, floorMegabytes: environment.DISK_FLOOR_MB },
      dailyMegabytes: {
        person: environment.UPLOAD_MB_PER_DAY_PERSON,
        network: environment.UPLOAD_MB_PER_DAY_NETWORK,
      },
    }),
  }
}
