/**
 * What is sent as the name of who gives none (product.md §5), and as the address, which the contact call wants too. Not among the
 * messages, all of which the landing page loads.
 */
export const ANONYMOUS_USER = "Anonymous User";
export const NO_ADDRESS = "anonymous@example.com";
