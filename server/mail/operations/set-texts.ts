import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { needsTextPhone, textConsentWords, textPhoneOf } from '#domain/people/text-consent.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import type { MailDeps } from '../deps.ts'
import { setAccountConsent } from '../texts/consents.ts'

type Deps = Pick<MailDeps, 'database' | 'clock' | 'describeShop'>

export const setTexts = defineOperation({
  name: 'profile.set-texts',
  route: 'PUT /profile/texts',
  summary: 'Agree to text messages about all of one’s orders, or end them, including those for single orders',
  may: 'signed_in',
  input: z.object({ wanted: z.boolean(), phone: oneLine.max(40).default('') }),
  example: { wanted: true, phone: '512 555 0123' },
  /** The number that texts go to, in E.164 form. */
  result: z.object({ phone: z.string().nullable() }),
  async run(deps: Deps, actor, { wanted, phone: typed }) {
    const { id } = userOf(actor)
    const phone = wanted ? textPhoneOf(typed) : null
    if (wanted && phone === null) return invalid({ phone: needsTextPhone })
    const { siteName } = await deps.describeShop()
    const yes = phone === null ? null : { phone, words: textConsentWords(siteName) }
    await deps.database.transaction((transaction) => setAccountConsent(deps, transaction, id, yes))
    return ok({ phone })
  },
})
