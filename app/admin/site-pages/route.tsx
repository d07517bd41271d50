import { shopContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { housePages } from '#domain/content/house-pages.ts'
import { isSitePage } from '#domain/content/site-pages.ts'
import { sameDayWords } from '#domain/shop/same-day-words.ts'
import type { Route } from './+types/route.ts'
import { SitePagesEditor } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Terms and help · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { settings, checkout } = context.get(shopContext)
  const asked = url.searchParams.get('page')
  const name = isSitePage(asked) ? asked : 'returns'
  const [shop, own] = await Promise.all([settings.read(), settings.sitePage(name)])
  const house = housePages[name]({
    ...shop,
    sameDay: sameDayWords(shop),
    providerName: checkout.providerName,
  })
  return { name, house: house.trim(), ...own }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'settings.change-site-page': (form) => ({
      page: form.get('page'),
      body: form.get('body') ?? '',
      version: form.get('version'),
    }),
  })

export default function AdminSitePages({ loaderData }: Route.ComponentProps) {
  return <SitePagesEditor key={loaderData.name} {...loaderData} />
}
