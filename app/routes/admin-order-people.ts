import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/admin-order-people.ts'

const most = 20

/** For a manual order: who `text` may mean, and the saved designs of `customer`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { people, designs } = context.get(shopContext)
  const customer = z.uuid().safeParse(url.searchParams.get('customer')).data
  const profile = customer ? await people.profileOf(customer) : null
  const saved = profile ? await designs.listOf(actor, profile.userId) : []
  const found = await people.search((url.searchParams.get('text') ?? '').slice(0, 120))
  return Response.json({
    people: found
      .slice(0, most)
      .map(({ userId, fullName, email, phone }) => ({ userId, fullName, email, phone })),
    designs: saved.map(({ designId: id, title, sizeId }) => ({ id, title, sizeId })),
  })
}
