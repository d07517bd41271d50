import { formatMoney } from '#domain/money/money.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { table } from '../table.ts'
import type { SitePageName } from './site-pages.ts'

/** The facts about the shop that the texts mention. */
export type HousePageFacts = Pick<
  ShopSettings,
  | 'siteName'
  | 'contactEmail'
  | 'contactPhone'
  | 'pickupAddress'
  | 'pickupHours'
  | 'pickupDays'
  | 'shippingDays'
  | 'shippingPrice'
  | 'freeShippingFrom'
> & {
  /** What an order placed before the cut-off can count on, as a sentence. */
  sameDay: string
  /** The payment provider's name. */
  providerName: string
}

const escaped = table({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

const placeOf = ({ pickupAddress: { street1, city, state, zip } }: HousePageFacts): string =>
  safe(`${street1}, ${city}, ${state} ${zip}`)

const mailOf = ({ contactEmail }: HousePageFacts): string =>
  `<a href="mailto:${safe(contactEmail)}">${safe(contactEmail)}</a>`

const shippingCost = ({ shippingPrice, freeShippingFrom }: HousePageFacts): string =>
  freeShippingFrom === null
    ? `Shipping costs ${formatMoney(shippingPrice)}.`
    : `Shipping costs ${formatMoney(shippingPrice)}, and is free on orders of ${formatMoney(freeShippingFrom)} or more.`

/**
 * The texts that a shop starts with, as HTML. They say what the software does and what printers of made-to-order goods
 * usually promise; an owner replaces them with their own and has a lawyer read them.
 */
export const housePages: Record<SitePageName, (facts: HousePageFacts) => string> = {
  contact: (facts) => `
<p>Write to us about artwork, an order or a large run. We answer by email, usually within one business day.</p>
<ul>
<li>Email: ${mailOf(facts)}</li>
<li>Phone: ${safe(facts.contactPhone)}</li>
<li>In person: ${placeOf(facts)} (${safe(facts.pickupHours.join(', '))})</li>
</ul>
<p>If it’s about an order, open the link in its confirmation: what you write there stays with the order.</p>`,

  questions: (facts) => `
<h2>Which files can I send?</h2>
<p>PNG with a transparent background is best, at 300 dpi at the size it prints. SVG and PDF stay vector art and are sharp at any size. We also take JPEG, WebP and TIFF. The studio tells you about each file before you pay.</p>
<h2>How do I press a transfer?</h2>
<p>Time, temperature and pressure for cotton, polyester and blends are on our <a href="/about">About page</a>.</p>
<h2>When will my order be ready?</h2>
<p>Pickup is ready in ${safe(facts.pickupDays)}; shipping takes ${safe(facts.shippingDays)}. The date we promise is in your confirmation and on your order's page.</p>
<h2>Do I need an account?</h2>
<p>Only to save a gang sheet, so you can find it again. Everything else can be ordered without one, and the link in your confirmation shows your order at any time.</p>
<h2>Can I change an order?</h2>
<p>Yes, until it’s finished: choose Request Edit on the order's page. We’ll look at it before we print.</p>
<h2>Do you print large runs?</h2>
<p>Yes. Ask for a bulk quote on the shirt and tumbler pages, or <a href="/contact">write to us</a>.</p>`,

  shipping: (facts) => `
<h2>Shipping</h2>
<p>We ship within the United States. ${shippingCost(facts)} It takes ${safe(facts.shippingDays)}. When the parcel leaves, we email you its tracking number, and you can <a href="/tracking">follow it here</a>.</p>
<h2>Local pickup</h2>
<p>Pickup is free and ready in ${safe(facts.pickupDays)} at ${placeOf(facts)} (${safe(facts.pickupHours.join(', '))}). We email you a code as soon as your order is on the shelf; anyone with the code can pick it up for you.</p>
<h2>Cut-off</h2>
<p>${safe(facts.sameDay)} Later ones, and those placed on days we’re closed, count as the next business day's.</p>
<h2>A parcel is late or lost</h2>
<p>Write to ${mailOf(facts)} with your order number. We’ll check with the carrier, and reprint what doesn’t arrive.</p>`,

  returns: (facts) => `
<h2>Made for you</h2>
<p>What we print from your artwork is made just for you, so we can’t take it back if you change your mind. Check size, color and placement before you pay; the picture in your cart shows what will be printed.</p>
<h2>If something is wrong, we make it right</h2>
<p>Is it damaged, misprinted, or not what you ordered? Write to us within 14 days of delivery with a photo and your order number. We’ll reprint it at no cost or give your money back, whichever you prefer.</p>
<h2>What we can’t take the blame for</h2>
<ul>
<li>artwork that we flagged as too low in resolution or incomplete, and you chose to print</li>
<li>colors that differ a little from your screen</li>
<li>transfers pressed with settings other than ours</li>
</ul>
<h2>Canceling</h2>
<p>You can cancel until production begins: write to ${mailOf(facts)} or on your order's page. We refund you the way you paid: to a card within 5 to 10 days.</p>`,

  privacy: (facts) => `
<p>${safe(facts.siteName)} keeps what an order needs, and no more.</p>
<h2>What we keep</h2>
<ul>
<li>Your name, email address, phone number and shipping address, if you give them to us, with your orders.</li>
<li>The artwork you upload and the designs you make with it, so we can print them and you can order again.</li>
<li>What you write to us.</li>
<li>In our server's log, the network addresses of requests that were refused, to keep attackers out.</li>
</ul>
<h2>Cookies</h2>
<p>Only the ones the shop can’t work without: one tells this browser's uploads from others, one keeps you signed in, one opens the orders whose emailed link you followed, and one remembers that you closed a notice. There are no tracking cookies, no advertising and no third-party analytics. We count how often our pages are opened without cookies: a day’s visitors are told apart by a code made from network address and browser, which is deleted when the day is over. Only totals are left.</p>
<h2>Who else gets your data</h2>
<p>${safe(facts.providerName)} takes your payment; your card number never reaches us. The carrier gets the address on your parcel. No one else gets anything, and nothing is sold.</p>
<h2>Your rights</h2>
<p>With an account, you can download all your data as a file and delete the account on your profile page. Without one, write to ${mailOf(facts)}. Invoices are kept for as long as the law requires.</p>`,

  terms: (facts) => `
<h2>Who you’re buying from</h2>
<p>${safe(facts.siteName)}, ${placeOf(facts)}, ${mailOf(facts)}.</p>
<h2>Prices and payment</h2>
<p>Prices are in US dollars. Sales tax and shipping are shown before you pay. You pay on ${safe(facts.providerName)}’s page; the order is placed once the payment is confirmed, and we email you the confirmation.</p>
<h2>Your artwork</h2>
<p>It stays yours. By sending it, you confirm that you’re allowed to have it printed, and you let us keep and print it for your orders. We don’t print anything illegal or that infringes the rights of others, and we give your money back if we have to refuse.</p>
<h2>What you approve is what we print</h2>
<p>We print the design you saved, in the size and place you chose. Colors on film and fabric differ a little from a screen.</p>
<h2>Delivery, returns and reprints</h2>
<p>See <a href="/shipping">Shipping and pickup</a> and <a href="/returns">Returns and reprints</a>.</p>`,
}
