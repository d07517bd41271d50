import { data } from 'react-router'
import { requireStaffPage } from '#app/admin/require-staff.ts'
import { differencesBetween } from '#app/admin/settings/conflict-notice.tsx'
import type { DiscountAnswer } from '#app/admin/settings/discount-dialog.tsx'
import { DiscountsPage } from '#app/admin/settings/discounts-page.tsx'
import { listProductChoices } from '#app/admin/settings/list-product-choices.ts'
import { readDiscountForm } from '#app/admin/settings/read-discount-form.ts'
import { readMoney } from '#app/admin/settings/read-money.ts'
import { discountInWords } from '#app/admin/settings/settings-in-words.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { type DiscountDraft, discountInputSchema } from '#domain/discount-input.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { readVersion } from '#domain/version.ts'
import type { Shop } from '#server/compose.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Route } from './+types/admin-settings-discounts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const shop = context.get(shopContext)
  const [discounts, products, { timeZone }] = await Promise.all([
    shop.discounts.list(actor),
    listProductChoices(shop),
    shop.settings.read(),
  ])
  return { discounts, products, timeZone, now: new Date().toISOString() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const shop = context.get(shopContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'save-discount') return save(shop, actor, form)
  if (intent === 'try-discount') return tryOn(shop, actor, form)
  if (intent === 'remove-discount') {
    const outcome = await shop.discounts.remove(actor, String(form.get('id')))
    return outcome.ok ? data<DiscountAnswer>({ ok: true, did: 'remove' }) : gone()
  }
  throw data('The form was not understood.', { status: 400 })
}

async function save({ discounts }: Pick<Shop, 'discounts'>, actor: Actor, form: FormData) {
  const id = String(form.get('id') ?? '')
  const draft = readDiscountForm(form)
  const outcome =
    id === ''
      ? await discounts.create(actor, draft)
      : await discounts.update(actor, id, draft, readVersion(form.get('version')))
  if (outcome.ok) return data<DiscountAnswer>({ ok: true, did: 'save' })
  if (outcome.reason === 'conflict') return conflict(outcome.discount, draft)
  return outcome.reason === 'invalid' ? invalid(outcome.fieldErrors) : gone()
}

async function tryOn({ discounts }: Pick<Shop, 'discounts'>, actor: Actor, form: FormData) {
  const outcome = await discounts.tryOn(actor, readDiscountForm(form), {
    lines: [
      {
        productType: String(form.get('sampleProduct') ?? ''),
        quantity: Number(form.get('sampleQuantity')) || 1,
        unitPrice: readMoney(form.get('samplePrice')) || 0,
      },
    ],
  })
  if (!outcome.ok) return invalid(outcome.fieldErrors)
  const { before, after, refusal } = outcome
  const trial = {
    before: before.total,
    after: after.total,
    discount: after.discount,
    refusal: refusal?.message ?? null,
  }
  return data<DiscountAnswer>({ ok: true, did: 'try', trial })
}

const invalid = (fieldErrors: FieldErrors) =>
  data<DiscountAnswer>(
    { ok: false, description: 'Look at the marked fields and try again.', fieldErrors },
    { status: 422 },
  )

function conflict(theirs: DiscountView, draft: DiscountDraft) {
  const yours = discountInWords(discountInputSchema.parse(draft))
  return data<DiscountAnswer>(
    {
      ok: false,
      description: 'Somebody else saved it meanwhile. Compare, then save again.',
      fieldErrors: {},
      conflict: {
        version: theirs.version,
        differences: differencesBetween(discountInWords(theirs), yours),
      },
    },
    { status: 409 },
  )
}

const gone = () =>
  data<DiscountAnswer>(
    { ok: false, description: 'There is no such discount any more.', fieldErrors: {} },
    { status: 404 },
  )

export default function AdminSettingsDiscounts({ loaderData }: Route.ComponentProps) {
  return <DiscountsPage {...loaderData} />
}
