import type { ReactNode } from 'react'
import { ImportCard } from '#app/admin/import-export/import-card.tsx'
import { OpenLink } from '#app/admin/open-link.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ImportKind } from '#server/import-export/index.ts'

/** Moving from another shop platform to this one, step by step: what to export there, and where to import it here. */
export function MovingInPage() {
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Moving in</h1>
      <p className="mt-1 max-w-2xl text-ink-muted">
        Bring over what’s in your previous shop. Each file is checked first: you see what every column and row
        becomes, and nothing is written until you say so. You can send a file again at any time: it changes
        only what’s different, shows you old next to new, and changes customers who are already here only if
        you check the box.
      </p>
      <ol className="mt-6 grid gap-8">
        {steps.map((step, at) => (
          <Step key={step.title} number={at + 1} {...step} />
        ))}
      </ol>
    </div>
  )
}

type StepProps = { title: string; kind?: ImportKind; children: ReactNode }

function Step({ number, title, kind, children }: StepProps & { number: number }) {
  return (
    <li className="grid gap-4 md:grid-cols-2">
      <div>
        <h2 className="flex items-baseline gap-3 font-bold text-lg">
          <span aria-hidden className="figures text-magenta-ink">
            {number}
          </span>
          {title}
        </h2>
        <div className="mt-2 grid max-w-prose gap-2">{children}</div>
      </div>
      {kind && <ImportCard kind={kind} />}
    </li>
  )
}

const steps: StepProps[] = [
  {
    title: 'Export everything there',
    children: (
      <>
        <p>
          In Shopify, Products, Customers, Orders, and Online Store › Navigation › URL Redirects each have
          Export. Export all of them as CSV, for any program. From Mailchimp, take the audience: one file of
          people who are subscribed and one of people who aren’t.
        </p>
        <p>
          From a rented gang sheet builder, take the artwork of every order you might print again, and of your
          premade sheets. Its sheets can’t be brought over as sheets.
        </p>
      </>
    ),
  },
  {
    title: 'Pictures and artwork',
    children: (
      <p>
        Upload your product pictures to the <PageLink to="/admin/media">media library</PageLink> under the
        names they already have: a product file finds them by name. Premade sheets and prints need their
        artwork, so add those in the <PageLink to="/admin/prints">Print Manager</PageLink>.
      </p>
    ),
  },
  {
    title: 'Products',
    kind: 'products',
    children: (
      <p>
        Shirts and tumblers are created from the file, with sizes, colors, and stock. The type, tags, or title
        says what a product is; where none does, add a column kind. Each product’s old address redirects to
        its new page automatically.
      </p>
    ),
  },
  {
    title: 'Customers',
    kind: 'customers',
    children: (
      <p>
        Passwords can’t be brought over from any shop. Returning customers request a new one with ‘Reset
        Password’; no one gets an email before then.
      </p>
    ),
  },
  {
    title: 'Newsletter addresses',
    kind: 'subscribers',
    children: (
      <p>
        Send the file of subscribers first, then the file of people who left, so that they stay unsubscribed
        here too. From Shopify, it’s the same file as customers.
      </p>
    ),
  },
  {
    title: 'Earlier orders',
    kind: 'orders',
    children: (
      <p>
        They’re history: you’ll find them under <PageLink to="/admin/earlier-orders">Earlier orders</PageLink>
        , and on the customer’s page. Open orders are left out. Finish them there, and send the file again
        when the last one is done.
      </p>
    ),
  },
  {
    title: 'Old addresses',
    kind: 'redirects',
    children: (
      <p>
        Links and search engines know your old pages. Redirect collections, pages, and articles to pages of
        this shop; add single ones under <PageLink to="/admin/redirects">Old addresses</PageLink>.
      </p>
    ),
  },
  {
    title: 'Switch day',
    children: (
      <Card>
        <ol className="grid list-decimal gap-1.5 pl-5">
          <li>The day before: give your domain’s DNS entry a short lifetime (TTL 300).</li>
          <li>Place an order here, pay it, and refund it.</li>
          <li>Close the old shop to orders, and finish what’s open.</li>
          <li>Send customers, newsletter addresses and orders once more.</li>
          <li>
            Point the domain here, and check that the{' '}
            <PageLink to="/admin/settings/health">health check</PageLink> finds no problems.
          </li>
          <li>Open five old addresses, and see where they lead.</li>
        </ol>
      </Card>
    ),
  },
]

/** A link for those who may open the page, and just its name for others. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <OpenLink to={to} className="underline underline-offset-2">
      {children}
    </OpenLink>
  )
}
