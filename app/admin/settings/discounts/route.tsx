import { listProductChoices } from '#app/admin/settings/discounts/list-product-choices.ts'
import { DiscountsPage } from '#app/admin/settings/discounts/page.tsx'
import { readDiscountForm, readTrialForm } from '#app/admin/settings/discounts/read-discount-form.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [{ discounts }, products] = await Promise.all([
    shop.operations.ask('discounts.list', actor, {}),
    listProductChoices(shop),
  ])
  return { discounts, products, now: new Date().toISOString() }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'discounts.create': readDiscountForm,
    'discounts.update': (form) => ({
      ...readDiscountForm(form),
      discount: form.get('discount'),
      version: form.get('version'),
    }),
    'discounts.try': readTrialForm,
    'discounts.remove': (form) => ({ discount: form.get('discount') }),
  })

export default function AdminSettingsDiscounts({ loaderData }: Route.ComponentProps) {
  return <DiscountsPage {...loaderData} />
}
