import { listingForms } from '#app/admin/listings/listing-forms.ts'
import { ListingsPage } from '#app/admin/listings/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { listingMessages } from '#domain/catalog/listing-options.ts'
import type { Route } from './+types/tshirts.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'T-Shirt Listings · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { listings, settings } = context.get(shopContext)
  const [shown, offered] = await Promise.all([
    listings.listForStaff(actor, 'tshirt'),
    settings.listingColors(),
  ])
  return { listings: shown, colors: offered.find(({ kind }) => kind === 'tshirt')?.colors ?? [] }
}

export const action = (asked: Route.ActionArgs) => answerOperation(asked, listingForms)

export default function AdminTshirtListings({ loaderData }: Route.ComponentProps) {
  return <ListingsPage kind="tshirt" {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title={listingMessages.loadFailed} />
}
