import { redirect } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readQuoteForm } from '#app/quotes/read-quote-form.ts'
import type { Route } from './+types/route.ts'

/** Takes requests for bulk prices from the builders. Nothing is shown here. */
export const action = (call: Route.ActionArgs) => answerOperation(call, { 'quotes.request': readQuoteForm })

/** Nothing is read here: whoever opens the address by hand is led to where questions are asked. */
export const loader = () => redirect('/contact')
