/**
 * What is sent as the name of somebody who gives none, and as the address, which the contact call also requires. Not among the
 * messages, all of which the landing page loads.
 */
export const ANONYMOUS_USER = "Anonymous User";
export const NO_ADDRESS = "anonymous@example.com";
