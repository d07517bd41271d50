import type { DemoArticle } from './demo-article.ts'

export const smallShopStory: DemoArticle = {
  title: 'A small shop on Foundry Row',
  excerpt:
    'One printer, two presses, a bicycle and a rule about two o’clock. Who makes your sheets, and what a day looks like.',
  category: 'shop-news',
  tags: ['the shop', 'people', 'pickup'],
  author: 0,
  daysAgo: 6,
  picture: 'article-small-shop-story',
  content: `
<p>The bicycle in front of the shop belongs to Teo. It has a basket because for the first year the basket was our delivery department. If you lived in East Austin and ordered before lunch, there was a fair chance that your sheet arrived that evening, rolled in a mailing tube, with a man attached who wanted to know how you were going to press it.</p>
<p>We have a courier now. Teo still wants to know.</p>

<h2>How it began</h2>
<p>I ran a screen-printing table for eleven years and I loved it, except for one conversation, which went like this. Someone comes in with a drawing their daughter made, six colors, and wants eight shirts for a birthday. And I have to say: six screens, that will be a hundred and forty dollars before the first shirt. I watched a lot of people fold up a lot of drawings.</p>
<p>The first film printer we could afford filled half the garage and jammed on humid days, which in this town is a way of saying on days. But it printed the daughter's drawing, eight times, with every crayon line, for less than a pizza. That was the end of the conversation, and the beginning of the shop.</p>

<h2>A day, by the clock</h2>
<table>
  <thead><tr><th>Time</th><th>What happens</th></tr></thead>
  <tbody>
    <tr><th>7:30</th><td>Teo warms up the printer and runs a nozzle check. The first foot of film every day is stripes.</td></tr>
    <tr><th>8:00</th><td>A person looks at the night's orders, one by one. If your file has a white box around it, this is when we write to you.</td></tr>
    <tr><th>9:00</th><td>The door opens. Pickups are on the shelf on the left, by order number.</td></tr>
    <tr><th>14:00</th><td>The cut-off. Whatever came in before it goes out today.</td></tr>
    <tr><th>16:30</th><td>The courier. Until then everything is cured, cut, checked against the order and rolled.</td></tr>
    <tr><th>18:00</th><td>Door shut, presses off, white ink stirred. White ink settles if no one talks to it.</td></tr>
  </tbody>
</table>
<p>People ask whether the two o'clock rule can bend. It bends for hospitals and for school plays. For everything else it is what lets us promise a day and mean it.</p>

<h2>Why we built our own builder</h2>
<p>For two years customers sent us finished sheets, made in whatever program they had. Half of them were lovely. The other half had gaps you could park the bicycle in, and people were paying for those gaps. We started moving pieces around by hand for free, in the evening, because it hurt to look at.</p>
<p>So now there is a <a href="/builder">builder</a> that does it while you watch. It turns things, tucks labels into corners, and tells you when the next shorter sheet would do. It has cost us real money in unsold film. It is the best thing on the site.</p>

<h2>What we will not print</h2>
<p>Other people's characters, teams and logos, unless you show us that you may. Not because we are strict, but because someone drew those, and we know a few of the people who draw. If you need something in that spirit, come by: there is a shelf of <a href="/prints">premade sheets</a> by artists who get paid for each one.</p>

<h2>The shelf of mistakes</h2>
<p>Behind the counter hangs a line of shirts that went wrong. A marathon with the wrong year. A family reunion with two spellings of the family. One says <em>SAMPLE</em> in letters a foot tall, because it was, and we pressed forty. We keep them because every rule we have comes from one of them. Ask, and whoever is there will tell you which rule is whose. At least three are mine.</p>

<h2>Come by</h2>
<p>We are at 114 Foundry Row. Weekdays nine to six, Saturdays ten to four. Bring a shirt you care about and we will tell you honestly what will hold on it. Bring a drawing, too, if you have one. No one has to fold it up anymore.</p>
<p>Mara</p>
`,
}
