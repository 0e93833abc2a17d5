// Gives `expect` the matchers that the setup of the tests adds.
import '@testing-library/jest-dom/jest-globals';
