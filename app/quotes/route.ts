import { redirect } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readQuoteForm } from '#app/quotes/read-quote-form.ts'
import type { Route } from './+types/route.ts'

/** Accepts bulk price requests from the builders. Shows nothing itself. */
export const action = (call: Route.ActionArgs) => answerOperation(call, { 'quotes.request': readQuoteForm })

/** Nothing to read here: anyone who opens the URL by hand is redirected to the contact page. */
export const loader = () => redirect('/contact')
