import { ArticleBody } from '#app/blog/article-body.tsx'
import { shopContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { describePage } from '#app/seo.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { housePages } from '#domain/content/house-pages.ts'
import { isSitePage, type SitePageName, sitePages } from '#domain/content/site-pages.ts'
import { sameDayWords } from '#domain/shop/same-day-words.ts'
import { readQuoteForm } from '../quotes/read-quote-form.ts'
import type { Route } from './+types/route.ts'
import { ContactForm } from './contact-form.tsx'
import { PolicyNav } from './policy-nav.tsx'

const descriptions: Record<SitePageName, string> = {
  contact: 'Write to the shop, call, or come by: address, hours and a form.',
  questions: 'Files, pressing, accounts, changes and large runs: what shoppers ask most.',
  shipping: 'What shipping costs and how long it takes, and how local pickup works.',
  returns: 'What we reprint or refund, and how to let us know.',
  privacy: 'What the shop stores about you, which cookies it needs, and what you can do about it.',
  terms: 'Prices, payment, artwork and delivery: the terms of every order.',
}

const nameIn = (pathname: string): SitePageName => {
  const name = pathname.slice(1).replace(/\/$/, '')
  if (!isSitePage(name)) throw new Error(`${pathname} is not one of these pages`)
  return name
}

export const meta: Route.MetaFunction = (args) => {
  const name = args.loaderData?.name ?? 'contact'
  return describePage(args, { title: sitePages[name], description: descriptions[name] })
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { settings, blog, checkout } = context.get(shopContext)
  const name = nameIn(url.pathname.replace(/\.data$/, ''))
  const [shop, own] = await Promise.all([settings.read(), settings.sitePage(name)])
  const facts = { ...shop, sameDay: sameDayWords(shop), providerName: checkout.providerName }
  return { name, parts: blog.partsOf(own.body || housePages[name](facts)) }
}

export const action = (call: Route.ActionArgs) => answerOperation(call, { 'quotes.request': readQuoteForm })

export default function Policy({ loaderData: { name, parts } }: Route.ComponentProps) {
  return (
    <div className="page grid items-start gap-x-14 gap-y-8 py-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <PolicyNav />
      <div className="grid max-w-prose gap-2">
        <PageHeader title={sitePages[name]} />
        <ArticleBody parts={parts} title={sitePages[name]} />
        {name === 'contact' && <ContactForm />}
      </div>
    </div>
  )
}
