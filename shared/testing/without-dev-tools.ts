/*
 * React's development build tells the developer tools of the browser what it draws, in their time line and their stacks. Nobody
 * looks at them in a test, and it takes a tenth of the time of the scripts or more. React looks for these as it loads.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

export {};
